/** Hands bytes to the browser as a download of this name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then; without this it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
