import { GENESIS } from './audit.ts';
import type { EsignFields, SettingsInput } from './schemas.ts';

type Facts = Pick<EsignFields, 'source' | 'author'> &
  Partial<Pick<EsignFields, 'showId' | 'otherShowIds' | 'artistIds' | 'amount' | 'files' | 'clientData'>> &
  Partial<Pick<EsignFields, 'printedFields' | 'isFromTemplate' | 'offEffects'>>;

/** A new draft. Its participants follow with the first edit. */
export const begun = (settings: SettingsInput, facts: Facts): EsignFields => ({
  ...settings,
  artistIds: [],
  files: [],
  clientData: {},
  printedFields: [],
  isFromTemplate: false,
  offEffects: [],
  ...facts,
  level: 'simple',
  state: 'draft',
  participants: [],
  checkers: [],
  corrections: [],
  revision: 1,
  auditSeq: 0,
  auditHash: GENESIS,
});
