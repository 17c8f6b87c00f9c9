# Components in reports: their names in tables, and what the tables show.

label-employee = { $id } · { $rank }: { $bonus }
label-dress = { $id } · { $needs }
report-all-employee = Employees
report-employee = employee
report-employee-text = How seats fared that hired an employee at least once in the match, whenever that was.
report-all-decoration = Decorations
report-decoration = decoration
report-decoration-text = How seats fared that funded a decoration.
report-all-dress = Dresses
report-dress = dress
report-dress-text = How seats fared that made a dress, rented out or sold.
report-all-hall = Halls
report-hall = hall
report-hall-text = How seats fared that had at least one dress rented out in a hall.
