import { unzip } from '#functions/platform/files/unzip.ts';

const LIMITS = { entries: 1000, each: 20_000_000, total: 50_000_000 };
const ZIP = 0x04034b50;

/** Addresses of files that an answer names. */
const urlsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('http') && value.includes('X-Amz-') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : [];
};

async function fileText(url: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== ZIP) return bytes.toString('utf8');
  return [...unzip(bytes, LIMITS)].map((file) => `${file.name} ${file.bytes.toString('utf8')}`).join('\n');
}

/** All that an answer tells: itself and, unpacked, the files it leads to. */
export async function bytesOf(answer: unknown): Promise<string> {
  const files = await Promise.all([...new Set(urlsIn(answer))].map(fileText));
  return [JSON.stringify(answer) ?? '', ...files].join('\n');
}
