import * as z from 'zod';
import { MasterInput, masterOf } from '#shared/kernel/contract/master-contract.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { otherLanguages } from '#shared/kernel/text/custom-texts.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { FILE_GROUPS, QUESTION_KINDS, QUESTION_MODES, RECIPIENT_ROLES } from './kinds.ts';
import {
  DEADLINE_DAYS,
  HELP_MAX,
  INTRO_MAX,
  LABEL_MAX,
  LONG_ANSWER_MAX,
  MAX_CHOICES,
  MAX_DEADLINE_DAYS,
  MAX_QUESTIONS,
  MAX_SECTIONS,
} from './limits.ts';

/** The name of a section, question or choice inside a template. It never changes, so answers keep their question. */
export const PartKey = z.string().regex(/^[a-z0-9]{1,16}$/, { error: 'choice' });

const Choice = z.object({ key: PartKey, label: requiredText(LABEL_MAX), labels: otherLanguages(LABEL_MAX) });
export type Choice = z.infer<typeof Choice>;

export const Question = z.object({
  key: PartKey,
  kind: z.enum(QUESTION_KINDS, { error: 'choice' }),
  mode: z.enum(QUESTION_MODES, { error: 'choice' }).default('optional'),
  label: requiredText(LABEL_MAX),
  labels: otherLanguages(LABEL_MAX),
  help: text(HELP_MAX).default(''),
  helps: otherLanguages(HELP_MAX),
  choices: z.array(Choice).max(MAX_CHOICES).default([]),
  fileGroups: z.array(z.enum(FILE_GROUPS, { error: 'choice' })).default([]),
  /** Of money. */
  currency: Currency.default('EUR'),
  /** The field that the answer fills; see `targets.ts`. Empty for none. */
  target: text(40).default(''),
  /** Writes the answer at once, without a decision of the agency. */
  takeOverAtOnce: z.boolean().default(false),
  /** Offers the last approved answer at the same venue. */
  reuseAtVenue: z.boolean().default(false),
  /** Shows the question only for this answer of an earlier question: the key of a choice, `yes` or `no`. */
  visibleWhen: z.object({ question: PartKey, value: PartKey }).optional(),
  /** The answer that the form starts with, for texts. */
  preset: text(LONG_ANSWER_MAX).default(''),
});
export type Question = z.infer<typeof Question>;

export const Section = z.object({
  key: PartKey,
  name: requiredText(100),
  names: otherLanguages(100),
  questions: z.array(Question).max(MAX_QUESTIONS).default([]),
});
export type Section = z.infer<typeof Section>;

/** The questions of an agency before a show. A request takes a copy, so later changes do not reach it. */
export const AdvancingTemplateInput = MasterInput.extend({
  intro: text(INTRO_MAX).default(''),
  intros: otherLanguages(INTRO_MAX),
  recipientRole: z.enum(RECIPIENT_ROLES, { error: 'choice' }).default('promoter'),
  deadlineDays: z.int({ error: 'required' }).min(0).max(MAX_DEADLINE_DAYS).default(DEADLINE_DAYS),
  /** Whether open requests are reminded before and after their deadline. */
  reminds: z.boolean().default(true),
  sections: z.array(Section).max(MAX_SECTIONS).default([]),
});
export type AdvancingTemplateInput = z.infer<typeof AdvancingTemplateInput>;
export const AdvancingTemplate = masterOf(AdvancingTemplateInput);
export type AdvancingTemplate = z.infer<typeof AdvancingTemplate>;
