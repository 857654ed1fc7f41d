import type { Rule, Rules } from './handlers.ts';
import {
  type Change,
  change,
  type Document,
  type EsignEvent,
  effect,
  nextState,
  refuse,
  unchanged,
} from './outcome.ts';
import { agreedFiles } from './place.ts';
import { isEnded } from './states.ts';
import { isCurrent, linksOf, mailTo, noticeTo, toAll } from './turn.ts';

/** Records a step of the worker. Late ones change nothing. */
const recorded = (document: Document, event: EsignEvent): Change =>
  document.state === 'completing' ? change(document, {}, [event]) : unchanged(document);

const startSeal: Rule<'startSeal'> = (document, { by }, now) =>
  recorded(document, { type: 'sealStarted', at: now, by });
/** A failed seal is tried again. The document stays `completing`. */
const failSeal: Rule<'failSeal'> = (document, { by, message }, now) =>
  recorded(document, { type: 'sealFailed', at: now, by, data: { message } });

/** The sealed files are stored and verified. A second run of the worker finds `completed` and changes nothing. */
const sealed: Rule<'sealed'> = (document, { files, coversWholeFile, by }, now) => {
  if (document.state === 'completed') return unchanged(document);
  const state = nextState(document, 'sealed');
  const isMissing = agreedFiles(document).some(({ id }) => !files.some((file) => file.id === id));
  if (isMissing || !coversWholeFile) throw refuse('esign.documentChanged', 'files');
  const sealedFiles = document.files.map((file) => {
    const found = files.find(({ id }) => id === file.id);
    return found ? { ...file, sealed: { key: found.key, sha256: found.sha256 } } : file;
  });
  const participants = document.participants.map((one) =>
    isEnded(one.state) ? one : { ...one, state: 'done' as const, invitedAt: one.invitedAt ?? now },
  );
  const everyone = participants.filter(isCurrent);
  const data = { files: files.map(({ id, sha256 }) => ({ id, sha256 })) };
  return change(
    document,
    { state, participants, files: sealedFiles, ending: { at: now, byName: by.name } },
    [{ type: 'sealed', at: now, by, data }],
    [
      ...linksOf('finish', everyone),
      ...mailTo('esignCompleted', toAll(everyone)),
      noticeTo('completed'),
      ...effect(document, 'fullySigned'),
    ],
  );
};

export const sealing: Rules<'startSeal' | 'failSeal' | 'sealed'> = { startSeal, failSeal, sealed };
