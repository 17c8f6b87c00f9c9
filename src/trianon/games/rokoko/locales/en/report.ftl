# Components in reports: their names in tables, and what the tables show.

label-employee = { $id } · { $rank }: { $bonus }
label-dress = { $id } · { $needs }
report-all-employee = Employees
report-employee = employee
report-employee-text = Results of the seats that hired the employee at least once in the match.
report-all-decoration = Decorations
report-decoration = decoration
report-decoration-text = Results of the seats that funded the decoration.
report-all-dress = Dresses
report-dress = dress
report-dress-text = Results of the seats that made the dress, rented out or sold.
report-all-hall = Halls
report-hall = hall
report-hall-text = Results of the seats that rented out at least one dress in the hall.
