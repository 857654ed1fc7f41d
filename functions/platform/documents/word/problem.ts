import type { TemplateProblem } from '#shared/kernel/record/merge-field.ts';

/** A template that cannot be merged, with every reason found. */
export class TemplateError extends Error {
  readonly problems: readonly TemplateProblem[];
  constructor(problems: readonly TemplateProblem[]) {
    super(`template refused: ${problems.map((p) => p.code).join(', ')}`);
    this.name = 'TemplateError';
    this.problems = problems;
  }
}

export const refuse = (problem: TemplateProblem): TemplateError => new TemplateError([problem]);

const TAG_SHOWN = 100;
/** A tag as a report shows it: one that was never closed may run on for pages. */
export const shortTag = (tag: string): string => tag.slice(0, TAG_SHOWN);
