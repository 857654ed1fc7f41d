import * as z from 'zod';

const Recipients = z.array(z.object({ emailAddress: z.string() }));
const Notification = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  mail: z.object({
    messageId: z.string(),
    destination: z.array(z.string()).default([]),
    tags: z.record(z.string(), z.array(z.string())).default({}),
  }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
  complaint: z.object({ complainedRecipients: Recipients }).optional(),
});

/** `bounced` will never arrive; `delayed` may still (full mailbox, out of office). */
export type MailEventType = 'delivered' | 'delayed' | 'bounced' | 'complained';
export interface MailEvent {
  readonly type: MailEventType;
  readonly messageId: string;
  readonly recipients: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
}

const addresses = (list: z.infer<typeof Recipients> | undefined): string[] =>
  (list ?? []).map((r) => r.emailAddress.replace(/^.*<|>$/g, '').toLowerCase());

/** SNS wraps the notification as text in `Message`, unless raw delivery is on. */
function unwrap(value: unknown): unknown {
  const inner = z.object({ Message: z.string() }).safeParse(value);
  return inner.success ? JSON.parse(inner.data.Message) : value;
}

const sentTo = ({ mail }: z.infer<typeof Notification>): string[] => mail.destination.map((one) => one.toLowerCase());

function outcome(n: z.infer<typeof Notification>): Pick<MailEvent, 'type' | 'recipients'> | null {
  switch (n.notificationType ?? n.eventType) {
    case 'Bounce':
      return {
        type: n.bounce?.bounceType === 'Permanent' ? 'bounced' : 'delayed',
        recipients: addresses(n.bounce?.bouncedRecipients),
      };
    // SES found malware in it and sent it to nobody.
    case 'Reject':
      return { type: 'bounced', recipients: sentTo(n) };
    case 'Complaint':
      return { type: 'complained', recipients: addresses(n.complaint?.complainedRecipients) };
    case 'Delivery':
      return { type: 'delivered', recipients: sentTo(n) };
    case 'DeliveryDelay':
      return { type: 'delayed', recipients: sentTo(n) };
    default:
      return null;
  }
}

/** One SES notification, bare or in its SNS envelope; null for anything else. */
export function parseMailEvent(body: string): MailEvent | null {
  let value: unknown;
  try {
    value = unwrap(JSON.parse(body));
  } catch {
    return null;
  }
  const parsed = Notification.safeParse(value);
  const found = parsed.success ? outcome(parsed.data) : null;
  if (!parsed.success || !found) return null;
  const tags = Object.fromEntries(
    Object.entries(parsed.data.mail.tags).map(([name, values]) => [name, values[0] ?? '']),
  );
  return { ...found, messageId: parsed.data.mail.messageId, tags };
}
