import type { Translated } from '#shared/kernel/text/translated.ts';
import { endingEventWords } from './event-words-ending.ts';
import { preparingEventWords } from './event-words-preparing.ts';
import { signingEventWords } from './event-words-signing.ts';
import type { EsignEventType } from './names.ts';

/** The words for the events of the audit chain, for the time line and the signing record. */
export const eventWords: Readonly<Record<EsignEventType, Translated>> = {
  ...preparingEventWords,
  ...signingEventWords,
  ...endingEventWords,
};
