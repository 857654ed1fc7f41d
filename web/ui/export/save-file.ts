/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ');
  link.click();
  // The download has started by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
