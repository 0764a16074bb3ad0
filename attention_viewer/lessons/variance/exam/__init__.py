"""The same sweep told as exam points: subjects, totals, standardised totals."""
