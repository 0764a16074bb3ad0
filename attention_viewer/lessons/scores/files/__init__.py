"""Opening and saving the tables of the QK^T lesson."""
