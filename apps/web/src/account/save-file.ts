/** Saves a file through the browser's downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked late, because the browser must have begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
