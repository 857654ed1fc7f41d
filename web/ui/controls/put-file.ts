/** The answer of the presigning endpoint: the address and headers with which to send one file. */
export interface UploadTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly key: string;
}

/** Sends a file straight to storage. Uses XMLHttpRequest, because fetch reports no progress of an upload. */
export function putFile(
  file: Blob,
  target: UploadTarget,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', target.url);
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onSent(event.loaded);
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new Error(`upload: ${request.status}`));
    request.onerror = () => reject(new Error('upload: no connection'));
    request.onabort = () => reject(signal.reason ?? new Error('upload: cancelled'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(file);
  });
}
