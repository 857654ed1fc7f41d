/** Hands an address of a minute to the browser's downloads; the server has named the file. */
export function saveAs({ url, name }: { readonly url: string; readonly name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.rel = 'noreferrer noopener';
  link.click();
}
