interface Address {
  readonly url: string;
}
/** Fetches a file from the address that the server gives for it. Nobody else learns the page. */
export async function fetchFile(address: Promise<Address>, signal: AbortSignal): Promise<Blob> {
  const { url } = await address;
  const reply = await fetch(url, { signal, referrerPolicy: 'no-referrer' });
  if (!reply.ok) throw new Error(`file: ${reply.status}`);
  return reply.blob();
}
