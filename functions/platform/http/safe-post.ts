import { askOutside, SafeFetchError } from './outside.ts';

const TIMEOUT_MS = 10_000;
/** The beginning of an answer that is kept for a log. */
const ANSWER_MAX = 1000;

interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
}
interface Posted {
  readonly status: number;
  /** The beginning of the answer. */
  readonly text: string;
}

/** Posts to a user's address, and returns any answer. A redirect is an answer: it is not followed. */
export async function safePost(url: URL, { headers, body }: Post): Promise<Posted> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await askOutside(url, { method: 'POST', headers, signal }, body);
    let text = '';
    for await (const chunk of reply) {
      text += String(chunk);
      if (text.length >= ANSWER_MAX) break;
    }
    reply.destroy();
    return { status: reply.statusCode ?? 0, text: text.slice(0, ANSWER_MAX) };
  } catch (e) {
    throw e instanceof SafeFetchError ? e : new SafeFetchError('unreachable');
  }
}
