import { fileBlockers, isUnchanged, submitBlockers } from './blockers.ts';
import type { Command } from './commands.ts';
import type { Rule, Rules } from './handlers.ts';
import { change, type Document, type EsignEvent, nextState, refuse } from './outcome.ts';
import type { Participant } from './parts.ts';
import { SettingsInput } from './schemas.ts';
import { noticeTo } from './turn.ts';

/** A participant who has not been asked yet. */
export const fresh = (input: Command<'edit'>['participants'][number]): Participant => ({
  ...input,
  people: input.people.map((person) => ({ ...person, viewed: [] })),
  state: 'pending',
  voided: [],
  forwards: 0,
  reminders: 0,
});

/** Refuses with the first blocker. */
export function checkBlockers(blockers: ReturnType<typeof submitBlockers>): void {
  const [first] = blockers;
  if (first) throw refuse(first.code, first.field);
}

const edit: Rule<'edit'> = (document, command, now) => {
  if (command.rev !== document.rev) throw refuse('stale');
  nextState(document, 'edit');
  const { participants, checkers, by } = command;
  const settings = SettingsInput.parse(command);
  const parts = { participants: participants.map(fresh), checkers: checkers.map((one) => ({ ...one })) };
  return change(document, { ...settings, ...parts }, [{ type: 'edited', at: now, by }]);
};

/** A file with a known id takes the place of the one before. */
const addFile: Rule<'addFile'> = (document, { file, facts, by }, now) => {
  nextState(document, 'edit');
  const isKnown = document.files.some(({ id }) => id === file.id);
  const files = isKnown ? document.files.map((one) => (one.id === file.id ? file : one)) : [...document.files, file];
  checkBlockers(fileBlockers({ ...document, files }).filter((one) => one !== false));
  const data = { fileId: file.id, name: file.name, sha256: file.sha256, role: file.role };
  return change(document, { ...facts, files }, [{ type: 'fileAdded', at: now, by, data }]);
};

const removeFile: Rule<'removeFile'> = (document, { fileId, by }, now) => {
  nextState(document, 'edit');
  const files = document.files.filter(({ id }) => id !== fileId);
  const marks = document.marks.filter((mark) => mark.fileId !== fileId);
  return change(document, { files, marks }, [{ type: 'fileRemoved', at: now, by, data: { fileId } }]);
};

/** The record of the files as they are now. From here on, each act names their hashes. */
export const frozen = ({ files }: Document, by: EsignEvent['by'], now: string): EsignEvent => ({
  type: 'frozen',
  at: now,
  by,
  data: { files: files.map(({ id, name, sha256, role, pages }) => ({ id, name, sha256, role, pages })) },
});

const submit: Rule<'submit'> = (document, { by, hashes }, now) => {
  const state = nextState(document, 'submit');
  checkBlockers(submitBlockers(document));
  if (!isUnchanged(document, hashes)) throw refuse('esign.documentChanged', 'files');
  const userIds = document.checkers.map(({ userId }) => userId);
  return change(document, { state }, [frozen(document, by, now)], [noticeTo('checkAsked', {}, userIds)]);
};

/** Finds the internal approver who acts. */
function checkerOf({ state, checkers }: Document, userId: string) {
  if (state !== 'review') throw refuse('esign.notOpen');
  const checker = checkers.find((one) => one.userId === userId);
  if (!checker) throw refuse('esign.notYours');
  return checker;
}

const check: Rule<'check'> = (document, { by }, now) => {
  const checker = checkerOf(document, by.id);
  if (checker.approvedAt) return change(document, {});
  const checkers = document.checkers.map((one) => (one === checker ? { ...one, approvedAt: now } : one));
  return change(document, { checkers }, [{ type: 'checked', at: now, by }], [noticeTo('checked', { name: by.name })]);
};

const sendBack: Rule<'sendBack'> = (document, { by, reason }, now) => {
  checkerOf(document, by.id);
  const state = nextState(document, 'send back');
  const checkers = document.checkers.map(({ userId, name }) => ({ userId, name }));
  const event: EsignEvent = { type: 'sentBack', at: now, by, data: { reason } };
  return change(document, { state, checkers }, [event], [noticeTo('sentBack', { name: by.name, reason })]);
};

export const preparing: Rules<'edit' | 'addFile' | 'removeFile' | 'submit' | 'check' | 'sendBack'> = {
  edit,
  addFile,
  removeFile,
  submit,
  check,
  sendBack,
};
