import { UnzipError, unzip } from '#functions/platform/files/unzip.ts';
import { TEMPLATE_BYTES_MAX } from '#shared/kernel/record/file.ts';
import { refuse } from './problem.ts';

/** Limits of a template (outsiders section 6): 100 MB unpacked. */
const LIMITS = { entries: 2000, each: 50_000_000, total: 100_000_000 };
/** Total bytes of the parts that the engine reads for tags. A hundred pages of text take two million. */
const TEXT_MAX = 6_000_000;
const TEXT = /^word\/(document|header|footer)\d*\.xml$/;

const ACTIVE = /vbaProject|activeX|embeddings\//i;
/** The relationship types of executable parts. A part's name proves nothing. */
const RUNS = /\sType\s*=\s*["'][^"']*\/(?:vbaProject|oleObject|control)["']/i;
/** A tag of this name with all its attributes, whose values may hold `>`. */
const tagsOf = (name: string): RegExp =>
  new RegExp(`<(?:[^\\s<>:/"'=]+:)?${name}\\b(?:[^<>"']|"[^"]*"|'[^']*')*`, 'gi');
const RELATIONSHIP = tagsOf('Relationship');
const EXTERNAL = /TargetMode\s*=\s*["']External["']/i;
const HYPERLINK = /\sType\s*=\s*["'][^"']*\/hyperlink["']/i;
/** Markup that hides words from the checks below: custom entities, other encodings, NUL characters. */
const HIDING = /<!(?:DOCTYPE|ENTITY)|\0|^[^<]{0,9}<\?xml[^<>]*encoding\s*=\s*["'](?!utf-?8["'])/i;

/** Word fetches external pictures and templates when it opens or converts a file; only links may point out. */
function assertOwnParts(part: string, xml: string): void {
  for (const [relationship] of xml.matchAll(RELATIONSHIP)) {
    if (/&#/.test(relationship)) throw refuse({ code: 'badTemplate', part });
    if (RUNS.test(relationship)) throw refuse({ code: 'macro', part });
    if (EXTERNAL.test(relationship) && !HYPERLINK.test(relationship)) throw refuse({ code: 'externalContent', part });
  }
}

const FIELDS = new RegExp(
  `${tagsOf('(?:fldSimple|fldChar)').source}|${tagsOf('instrText').source}(?<!/)>(?<text>[^<]*)(?<after><.)?`,
  'gi',
);
const INSTRUCTION = /\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** Fields that run a program, or include another file or address. */
const FETCHES = /^\s*(?:DDE|DDEAUTO|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK|DATABASE|RD)(?![A-Z])/i;

/** The instructions of a part's fields: whole in an attribute, or in texts up to the next mark. */
function instructionsIn(xml: string): string[] {
  const found = [''];
  for (const { 0: tag, groups } of xml.matchAll(FIELDS)) {
    if (groups?.text === undefined) found.push(INSTRUCTION.exec(tag)?.slice(1).join('') ?? '', '');
    // Markup within the words would hide them.
    else found.push(`${found.pop()}${groups.text}${groups.after === '</' ? '' : '<'}`);
  }
  return found;
}
function assertOwnFields(part: string, xml: string): void {
  for (const instruction of instructionsIn(xml)) {
    if (/&#|</.test(instruction)) throw refuse({ code: 'badTemplate', part });
    if (FETCHES.test(instruction)) throw refuse({ code: 'externalContent', part });
  }
}

function assertHarmless(part: string, bytes: Buffer): void {
  if (ACTIVE.test(part)) throw refuse({ code: 'macro', part });
  if (!/\.(xml|rels)$/i.test(part)) return;
  const xml = bytes.toString('utf8');
  if (HIDING.test(xml)) throw refuse({ code: 'badTemplate', part });
  if (/\.rels$/i.test(part)) assertOwnParts(part, xml);
  else assertOwnFields(part, xml);
}

/** The engine's time grows with the square of both. */
const BRACES_MAX = 40_000;
const DEPTH_MAX = 50;

/** Limits the depth of blocks and the number of braces. Markup can split a tag wherever typing paused in Word. */
function assertBearable(part: string, bytes: Buffer): void {
  const text = bytes.toString('utf8').replace(/<[^<>]*>/g, '');
  let [braces, depth] = [0, 0];
  for (const [brace, sign] of text.matchAll(/[{}]\s*([#^/]?)/g)) {
    braces += 1;
    if (sign && brace.startsWith('{')) depth = sign === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (braces > BRACES_MAX || depth > DEPTH_MAX) throw refuse({ code: 'tooLarge', part });
  }
}

function inspect(file: Uint8Array): Set<string> {
  const names = new Set<string>();
  let text = 0;
  for (const { name, bytes } of unzip(file, LIMITS)) {
    if (/\.\.|^\/|\\/.test(name) || names.has(name)) throw refuse({ code: 'notWord', part: name });
    names.add(name);
    if (TEXT.test(name)) text += bytes.length;
    if (text > TEXT_MAX) throw refuse({ code: 'tooLarge', part: name });
    assertHarmless(name, bytes);
    if (TEXT.test(name)) assertBearable(name, bytes);
  }
  return names;
}

/** Refuses a file that is too large, is no Word file, or has active or remote content. */
export function assertWordFile(bytes: Uint8Array): void {
  if (bytes.length > TEMPLATE_BYTES_MAX) throw refuse({ code: 'tooLarge' });
  try {
    if (!inspect(bytes).has('word/document.xml')) throw refuse({ code: 'notWord' });
  } catch (e) {
    throw e instanceof UnzipError ? refuse({ code: e.isTooLarge ? 'tooLarge' : 'notWord' }) : e;
  }
}
