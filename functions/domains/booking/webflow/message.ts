import * as z from 'zod';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * A message of Webflow: `triggerType`, and a `payload` that differs by it. Webflow adds fields over time, so that only
 * the ones we read are checked.
 */
const Message = z.object({ triggerType: z.string(), payload: z.unknown().optional() });
const Submission = z.object({
  id: z.string().min(1).max(100),
  name: z.string().default(''),
  formId: z.string().default(''),
  data: z.record(z.string(), z.unknown()),
});
export type Submission = Omit<z.infer<typeof Submission>, 'data'> & { readonly data: Readonly<Record<string, string>> };

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalidJson');
  }
}

/** Reads the submission of a form; undefined for every other message. */
export function submissionIn(text: string): Submission | undefined {
  const { triggerType, payload } = checkInput(Message, jsonOf(text));
  if (triggerType !== 'form_submission') return undefined;
  const { data, ...rest } = checkInput(Submission, payload);
  return { ...rest, data: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, wordsOf(value)])) };
}
