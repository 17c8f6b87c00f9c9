/** Tables as spreadsheets put them on the clipboard: cells between tabs, or as CSV with commas or semicolons. */

const MAX_CHARS = 200_000 // as many as a file of an edition
const MAX_ROWS = 500

/** The rows of a text; quotes around a cell may hold separators and lines. Rows without any content are left out. */
export function rowsOf(text: string): string[][] {
  const source = text.slice(0, MAX_CHARS).replace(/\r\n?/g, '\n')
  const between = separatorOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell.trim())
    if (row.some(Boolean)) rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < source.length && rows.length < MAX_ROWS; at += 1) {
    const letter = source.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === between) {
      row.push(cell.trim())
      cell = ''
    } else if (letter === '\n') endRow()
    else cell += letter
  }
  endRow()
  return rows.slice(0, MAX_ROWS)
}

function separatorOf(source: string): string {
  const [line = ''] = source.split('\n', 1)
  if (line.includes('\t')) return '\t'
  return line.includes(';') ? ';' : line.includes(',') ? ',' : '\t'
}

/** Rows as a spreadsheet takes them from the clipboard. */
export function textOf(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')
}
