import type { ProblemCode, TemplateProblem } from '#shared/kernel/record/merge-field.ts';
import type { Formats } from '../format.ts';
import { assertWordFile } from './archive.ts';
import { mergeParser, type Print, parseTag } from './grammar.ts';
import { shortTag, TemplateError } from './problem.ts';
import { drawingNumbers, uniqueIds } from './unique-ids.ts';
import { isFormat, printer } from './values.ts';

export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The engine's names for what is wrong, and ours. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  unclosed_tag: 'unclosedTag',
  unopened_tag: 'unopenedTag',
  duplicate_open_tag: 'unclosedTag',
  duplicate_close_tag: 'unopenedTag',
  unclosed_loop: 'unclosedLoop',
  unopened_loop: 'unopenedLoop',
  closing_tag_does_not_match_opening_tag: 'wrongClose',
};

interface EngineError {
  readonly properties?: {
    readonly id?: string;
    readonly xtag?: string;
    readonly closingtag?: string;
    readonly file?: string;
    readonly rootError?: unknown;
    readonly errors?: readonly EngineError[];
  };
}

function problemsOf(error: unknown): TemplateProblem[] {
  if (error instanceof TemplateError) return [...error.problems];
  const { properties = {} } = (error ?? {}) as EngineError;
  if (properties.errors) return properties.errors.flatMap(problemsOf);
  const cause = properties.rootError instanceof TemplateError ? properties.rootError.problems[0] : undefined;
  const { id = '', xtag = properties.closingtag, file } = properties;
  return [
    {
      code: cause?.code ?? CODES[id] ?? 'badTemplate',
      ...(xtag === undefined ? {} : { tag: shortTag(xtag) }),
      ...(file === undefined ? {} : { part: file }),
    },
  ];
}

/** Compiles a template after every check on the file; the engine loads with the first call. */
export async function openTemplate(template: Uint8Array, print: Print, onMissing?: (tag: string) => void) {
  assertWordFile(template);
  const [{ default: PizZip }, { default: Docxtemplater }] = await Promise.all([
    import('pizzip'),
    import('docxtemplater'),
  ]);
  try {
    return new Docxtemplater(new PizZip(template), {
      paragraphLoop: true,
      linebreaks: true,
      errorLogging: false,
      parser: mergeParser(print),
      nullGetter: (part) => {
        if (!part.module) onMissing?.(String(part.value));
        return '';
      },
    });
  } catch (e) {
    throw new TemplateError(problemsOf(e));
  }
}

export interface Merged {
  readonly bytes: Uint8Array;
  /** Fields of the template that the record has no value for. */
  readonly missing: readonly string[];
}

/** Fills a template. Values go in as text: braces or markup in them stay what they are. */
export async function mergeWord(template: Uint8Array, data: object, formats: Formats): Promise<Merged> {
  const missing = new Set<string>();
  const document = await openTemplate(template, printer(formats), (tag) => missing.add(tag));
  try {
    document.render(data);
  } catch (e) {
    throw new TemplateError(problemsOf(e));
  }
  const zip = document.getZip();
  const numbered = drawingNumbers();
  for (const file of zip.file(/^word\/(document|header|footer)\d*\.xml$/))
    zip.file(file.name, uniqueIds(file.asText(), numbered));
  const bytes = zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
  return { bytes, missing: [...missing] };
}

export const hasKnownFormat = (raw: string): boolean => {
  const format = parseTag(raw)?.format;
  return format === undefined || isFormat(format);
};
