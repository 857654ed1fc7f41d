import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { SCOPE } from './scope.ts';

type CssNode = parse.CssNode;
const FETCHES = /^(-[a-z]+-)?(url|src|image|image-set|cross-fade|element|paint|expression)$/i;
const ACTIVE = /^(behavior|-moz-binding)$/i;

/** The positions that leave an element in its place. The page clips elements moved by other means (`style.ts`). */
const IN_PLACE = /^position:(static|relative)(!important)?$/i;

const isFetch = ({ type, name = '' }: CssNode): boolean =>
  type === 'Url' || (type === 'Function' && FETCHES.test(name));

/** Why a declaration may not stay; a value that was not understood, or is written in escapes, may not. */
function fault(node: CssNode): string | undefined {
  const property = (node.property ?? '').toLowerCase();
  const text = generate(node);
  if (text.includes('\\') || node.value?.type === 'Raw' || ACTIVE.test(property)) return property;
  if (walk.find(node, isFetch)) return 'url()';
  if (property === 'position' && !IN_PLACE.test(text)) return text.replace(':', ': ').toLowerCase();
  return undefined;
}

const isAtrule = ({ type }: CssNode): boolean => type === 'Atrule';
/**
 * Tells whether a selector begins with a combinator. Behind the form's own class it would select elements outside the
 * form.
 */
const beginsBeside = ({ children }: CssNode): boolean => children?.first?.type === 'Combinator';
/**
 * Tells whether the selector of a rule leads out of the form or was not understood. The latter would be in the page
 * unchanged.
 */
const isUnread = ({ type, prelude }: CssNode): boolean =>
  type === 'Rule' && (prelude?.type !== 'SelectorList' || prelude.children?.some(beginsBeside) === true);

/** Why a part may not stay within `rule`. */
function refusal(node: CssNode, rule: CssNode | null): string | undefined {
  if (isAtrule(node) && node.name?.toLowerCase() !== 'media') return `@${node.name}`;
  if (node.type === 'Declaration') return fault(node);
  if (node.type === 'Rule' && rule && rule !== node) return 'nested rules';
  return node.type === 'Raw' || isUnread(node) || (isAtrule(node) && node.prelude?.type === 'Raw')
    ? 'unreadable parts'
    : undefined;
}

function scope(selector: CssNode): void {
  selector.children?.prependData({ type: 'Combinator', name: ' ' });
  selector.children?.prependData({ type: 'ClassSelector', name: SCOPE });
}

interface CleanCss {
  readonly css: string;
  /** The parts that were removed, each kind once. */
  readonly dropped: readonly string[];
}

/**
 * Cleans an agency's style for its form. Nothing in it loads or covers anything, and it applies within the form alone.
 */
export function cleanCss(source: string): CleanCss {
  const dropped = new Set<string>();
  const ast = parse(source, { onParseError: ({ message }) => dropped.add(message) });
  walk(ast, {
    enter(node, item, list) {
      const why = refusal(node, this.rule);
      if (!why) return;
      dropped.add(why);
      list?.remove(item);
    },
  });
  // Selectors within others, as in `:has()`, start from those others, which are within the form already.
  walk(ast, { visit: 'Rule', enter: ({ prelude }) => prelude?.children?.forEach(scope) });
  // An escape in a string becomes its character: nothing may close the element that holds the style.
  return { css: generate(ast).replaceAll('</', '<\\/'), dropped: [...dropped] };
}
