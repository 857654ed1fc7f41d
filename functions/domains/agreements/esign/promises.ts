import { emit } from '#functions/platform/record/emit.ts';
import type { Promises } from './act.ts';

/** The events that do what a command leads to. The seal has a queue for long work. */
export const promises: Promises = ({ id }, message) =>
  message.type === 'seal' ? [emit('esignSeal', { id })] : [emit('esign', { id, message })];
