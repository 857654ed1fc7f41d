import { useCallback, useEffect, useRef, useState } from 'react';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import { checkUpload, type FilePurpose, type UploadRequest } from '#shared/kernel/record/file.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { putFile, type UploadTarget } from './put-file.ts';
import { convertedTypes, toPng } from './to-png.ts';

export interface Uploaded {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: 'sending' | 'done' | 'failed' | 'refused';
  readonly problems: readonly ErrorDetail[];
  /** The server's reason for refusing the file, in the reader's language. */
  readonly refusal?: string;
}
export interface UploadCalls {
  readonly purpose: FilePurpose;
  readonly presign: (request: UploadRequest, signal: AbortSignal) => Promise<UploadTarget>;
  readonly onUploaded: (file: Uploaded) => void | Promise<void>;
  /** Takes a file off the list once it has arrived, because the page lists it elsewhere. */
  readonly clears?: boolean;
}

/** Browsers report a CSV file as an Excel file when Excel is installed. */
const typeOf = ({ name, type }: File): string => (/\.csv$/i.test(name) ? 'text/csv' : type);

/** The files being sent: each refused before it starts, sent with its progress, or cancelled. */
export function useUploads(calls: UploadCalls) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const change = useCallback(
    (id: number, next: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one))),
    [],
  );
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  /** Says why a file is refused, or sends it. */
  const start = (id: number, file: File) => {
    const request = { purpose: calls.purpose, name: file.name, type: typeOf(file), size: file.size };
    const problems = checkUpload(request);
    change(id, { name: file.name, size: file.size, state: problems.length > 0 ? 'refused' : 'sending', problems });
    if (problems.length === 0) void send(id, file, request);
  };
  const convert = async (id: number, file: File) => {
    const picture = await toPng(file);
    if (picture) start(id, picture);
    else change(id, { state: 'refused', problems: [{ code: 'file.content' }] });
  };

  const send = async (id: number, file: File, request: UploadRequest) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    try {
      const target = await calls.presign(request, stop.signal);
      await putFile(file, target, (sent) => change(id, { sent }), stop.signal);
      await calls.onUploaded({ key: target.key, name: file.name, type: request.type, size: file.size });
      if (calls.clears) remove(id);
      else change(id, { sent: file.size, state: 'done' });
    } catch (error) {
      change(id, { state: 'failed', ...(isExpected(error) ? { refusal: error.message } : {}) });
    } finally {
      stops.current.delete(id);
    }
  };

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const id = ++lastId.current;
      setUploads((all) => [...all, { id, name: file.name, size: file.size, sent: 0, state: 'sending', problems: [] }]);
      if (convertedTypes(calls.purpose).includes(file.type)) void convert(id, file);
      else start(id, file);
    }
  };
  /** Cancels a running upload and takes the file off the list. */
  const remove = (id: number) => {
    stops.current.get(id)?.abort();
    setUploads((all) => all.filter((one) => one.id !== id));
  };
  return { uploads, add, remove };
}
