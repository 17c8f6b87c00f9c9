/** Put a text on the clipboard; pages over plain http have no access to it and copy what is selected. */
export async function copyText(text: string, within: HTMLElement = document.body): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const before = document.activeElement
    const field = document.createElement('textarea')
    field.value = text
    field.style.position = 'fixed' // the page stays where it is
    within.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
