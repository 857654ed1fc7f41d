import type { Translated } from '#shared/kernel/text/translated.ts';
import type { RECORD_TIMES, RecordFile, RecordParticipant } from './record.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';
import { pt } from './words/pt.ts';
import { ptBr } from './words/pt-br.ts';

/** The words of the record. They claim no more than a simple electronic signature with a sealed file. */
export interface RecordWords
  extends Readonly<
    Record<
      | 'heading'
      | 'document'
      | 'title'
      | 'agency'
      | 'revision'
      | 'number'
      | 'code'
      | 'created'
      | 'sent'
      | 'completed'
      | 'files'
      | 'role'
      | 'pages'
      | 'sha256Sent'
      | 'sha256Sealed'
      | 'thisFile'
      | 'participants'
      | 'step'
      | 'email'
      | 'signedAs'
      | 'insteadOf'
      | 'capacity'
      | 'access'
      | 'method'
      | 'consent'
      | 'ip'
      | 'userAgent'
      | 'corrections'
      | 'field'
      | 'before'
      | 'after'
      | 'by'
      | 'decision'
      | 'events'
      | 'no'
      | 'time'
      | 'event'
      | 'chainHead'
      | 'certificate'
      | 'subject'
      | 'issuer'
      | 'serial'
      | 'valid'
      | 'sha256'
      | 'testKey'
      | 'shows'
      | 'showsNot'
      | 'page',
      string
    >
  > {
  readonly fileRoles: Readonly<Record<RecordFile['role'], string>>;
  readonly roles: Readonly<Record<RecordParticipant['role'], string>>;
  readonly accesses: Readonly<Record<RecordParticipant['access'], string>>;
  readonly times: Readonly<Record<(typeof RECORD_TIMES)[number], string>>;
  readonly methods: Readonly<Record<NonNullable<RecordParticipant['method']>, string>>;
  readonly showsItems: readonly string[];
  readonly showsNotItems: readonly string[];
}

export const RECORD_WORDS: Translated<RecordWords> = { en, nl, de, it, es, pt, 'pt-br': ptBr };
