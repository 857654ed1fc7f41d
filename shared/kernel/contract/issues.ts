import type * as z from 'zod';
import type { ErrorDetail, ErrorParams } from './error.ts';

type Issue = z.core.$ZodIssue;

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): Omit<ErrorDetail, 'field'> {
  const min = Number(issue.minimum);
  if (issue.origin === 'string') return min <= 1 ? { code: 'required' } : { code: 'minLength', params: { min } };
  if (issue.origin === 'array') return min === 1 ? { code: 'atLeastOne' } : { code: 'atLeast', params: { min } };
  return { code: 'tooSmall', params: { min } };
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): Omit<ErrorDetail, 'field'> {
  const max = Number(issue.maximum);
  return {
    code: issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'atMost' : 'tooBig',
    params: { max },
  };
}

/** A schema gives its own code as the error text: `{ error: 'required' }`. Zod's own texts have several words. */
const CODE = /^[a-z][A-Za-z]*(\.[A-Za-z]+)?$/;

/** The codes of an invalid choice. They also apply when nothing was chosen. */
const CHOOSING = ['choice', 'color', 'atLeastOne'];

/** Tells whether nothing was sent or typed: then the format does not matter. A null from a form is an emptied field. */
function isMissing({ code, input, message }: Issue): boolean {
  if (CHOOSING.includes(message)) return false;
  if (code === 'invalid_type') return input === undefined || input === null;
  return (code === 'custom' || code === 'invalid_format') && input === '';
}

function codeOf(issue: Issue): Omit<ErrorDetail, 'field'> {
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (isMissing(issue)) return { code: 'required' };
  if (CODE.test(issue.message)) return { code: issue.message };
  if (issue.code === 'unrecognized_keys') return { code: 'unknownField' };
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return { code: 'choice' };
  // A field of whole numbers yields NaN for letters. JSON cannot contain NaN.
  if (issue.code === 'invalid_type' && (issue.expected === 'int' || Number.isNaN(issue.input)))
    return { code: 'integer' };
  return { code: 'invalidInput' };
}

/** Figures that a refinement gives its message: `{ error: 'atMost', params: { max } }`. */
const paramsOf = (issue: Issue): Pick<ErrorDetail, 'params'> =>
  issue.code === 'custom' && issue.params ? { params: issue.params as ErrorParams } : {};

/** The parse option that `detailsOf` needs: without it, zod does not report the input of a field. */
export const AS_GIVEN = { reportInput: true } as const;

/** Turns zod's issues into the product's codes; the same in forms and in endpoints. */
export const detailsOf = (error: { readonly issues: readonly Issue[] }): ErrorDetail[] =>
  error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    return { ...codeOf(issue), ...paramsOf(issue), ...(path.length > 0 ? { field: path.join('.') } : {}) };
  });
