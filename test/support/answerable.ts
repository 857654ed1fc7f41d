import { expect } from 'vitest';
import type { Mail } from './printing.ts';

/** A mail to somebody outside comes from the agency by its name, and an answer reaches a person of it. */
export function expectAnswerable(mail: Mail | undefined, agency = 'Test agency'): void {
  expect(mail?.from).toBe(`${agency} <post@backline.example>`);
  expect(mail?.replyTo).toMatch(/^[^@\s]+@[^@\s]+$/);
}
