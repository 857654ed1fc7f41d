/** Characters that `String.fromCharCode` takes at once in every browser. */
const AT_ONCE = 0x8000;

/** Writes the bytes of a file as base64 text. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += AT_ONCE) text += String.fromCharCode(...bytes.subarray(i, i + AT_ONCE));
  return btoa(text);
}
