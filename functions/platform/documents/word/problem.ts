/** One line of the report on a Word template. */
export interface TemplateProblem {
  readonly code: ProblemCode;
  /** The field as written, without its braces. */
  readonly tag?: string;
  /** Which part of the file: `word/document.xml`, `word/header1.xml`. */
  readonly part?: string;
  /** The nearest field that exists. */
  readonly near?: string;
}

export type ProblemCode =
  | 'notWord'
  | 'tooLarge'
  | 'macro'
  | 'externalContent'
  | 'unclosedTag'
  | 'unopenedTag'
  | 'unclosedLoop'
  | 'unopenedLoop'
  | 'wrongClose'
  | 'badTag'
  | 'unknownFormat'
  | 'unknownField'
  | 'badTemplate';

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
