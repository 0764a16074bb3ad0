"""The check of one head's variance: histogram, table and band."""
