import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Records } from '../records.ts';
import { SqsError } from './error.ts';

export interface Attribute {
  readonly DataType: string;
  readonly StringValue?: string;
  readonly BinaryValue?: string;
}

/** A message as it survives a restart. A message in work is then visible at once: delivered again, never lost. */
interface Stored {
  readonly id: string;
  readonly body: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  readonly visibleAt: number;
  readonly receives: number;
  readonly firstReceivedAt?: number;
}

interface Lease {
  readonly receipt: string;
  visibleAt: number;
}

export type Received = Omit<Stored, 'visibleAt'> & { readonly receipt: string };

export interface QueueOptions {
  readonly name: string;
  readonly dir?: string | undefined;
  /** Seconds. */
  readonly visibilityTimeout: number;
  readonly deadLetter?: { readonly queue: Queue; readonly maxReceives: number };
}

/** SQS: 1 MiB a message. */
const MAX_BODY = 2 ** 20;
/** The characters that SQS refuses: all that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/u;
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export class Queue {
  private readonly messages: Records<Stored>;
  private readonly leases = new Map<string, Lease>();
  private waiting: (() => void)[] = [];
  private isClosed = false;

  constructor(readonly options: QueueOptions) {
    this.messages = new Records<Stored>(options.dir);
  }

  /** Accepts a message once it is on disk. */
  send(body: string, attributes: Stored['attributes'] = {}, delaySeconds = 0): { id: string; md5: string } {
    if (body.length === 0)
      throw new SqsError('MissingParameter', 'The request must contain the parameter MessageBody.');
    if (Buffer.byteLength(body) > MAX_BODY) {
      throw new SqsError('InvalidParameterValue', `Message must be shorter than ${MAX_BODY} bytes.`);
    }
    if (FORBIDDEN.test(body))
      throw new SqsError('InvalidMessageContents', 'The message has signs that XML does not know.');
    const now = Date.now();
    const id = randomUUID();
    this.messages.put(id, { id, body, attributes, sentAt: now, visibleAt: now + delaySeconds * 1000, receives: 0 });
    if (delaySeconds === 0) this.wake();
    return { id, md5: md5(body) };
  }

  /** Takes over a message that another queue gave up, under its own id and with the time it was first sent. */
  bury({ id, body, attributes, sentAt }: Stored): void {
    this.messages.put(id, { id, body, attributes, sentAt, visibleAt: Date.now(), receives: 0 });
    this.wake();
  }

  /** Waits for up to `waitSeconds` for the first message. */
  async receive(max: number, waitSeconds: number, visibility = this.options.visibilityTimeout): Promise<Received[]> {
    for (const until = Date.now() + waitSeconds * 1000; ; ) {
      const now = Date.now();
      const ready = this.ready(now).slice(0, max);
      if (this.isClosed) return [];
      if (ready.length > 0 || now >= until) return ready.map((m) => this.lease(m, now, visibility));
      await this.nextChange(now, until);
    }
  }

  delete(receipt: string): void {
    const id = this.find(receipt)?.[0];
    if (!id) return;
    this.leases.delete(id);
    this.messages.delete(id);
  }

  changeVisibility(receipt: string, seconds: number): void {
    const lease = this.find(receipt)?.[1];
    if (!lease) throw new SqsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
    lease.visibleAt = Date.now() + seconds * 1000;
    this.wake();
  }

  counts(): { visible: number; inFlight: number; delayed: number } {
    const now = Date.now();
    const all = this.messages.values();
    const inFlight = all.filter((m) => (this.leases.get(m.id)?.visibleAt ?? 0) > now).length;
    const delayed = all.filter((m) => !this.leases.has(m.id) && m.visibleAt > now).length;
    return { visible: all.length - inFlight - delayed, inFlight, delayed };
  }

  /** Ends every long poll, so that the process can end. */
  close(): void {
    this.isClosed = true;
    this.wake();
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  private ready(now: number): Stored[] {
    const due = this.messages.values().filter((m) => (this.leases.get(m.id)?.visibleAt ?? m.visibleAt) <= now);
    const { deadLetter } = this.options;
    if (!deadLetter) return due;
    for (const m of due.filter((d) => d.receives >= deadLetter.maxReceives)) {
      deadLetter.queue.bury(m);
      this.leases.delete(m.id);
      this.messages.delete(m.id);
    }
    return due.filter((m) => m.receives < deadLetter.maxReceives);
  }

  private lease(message: Stored, now: number, seconds: number): Received {
    const receipt = randomBytes(24).toString('base64url');
    const received = { ...message, receives: message.receives + 1, firstReceivedAt: message.firstReceivedAt ?? now };
    this.messages.put(message.id, received);
    this.leases.set(message.id, { receipt, visibleAt: now + seconds * 1000 });
    return { ...received, receipt };
  }

  private find = (receipt: string): [string, Lease] | undefined =>
    [...this.leases].find(([, lease]) => lease.receipt === receipt);

  /** Finds the next change after the last look: a message that came due since must not wait for the end of the poll. */
  private nextChange(looked: number, until: number): Promise<void> {
    const due = this.messages.values().map((m) => this.leases.get(m.id)?.visibleAt ?? m.visibleAt);
    const next = Math.min(until, ...due.filter((at) => at > looked));
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, next - Date.now()));
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
