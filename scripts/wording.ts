/** Words that read translated, and the words to use. The review of texts banned them; a new one is a line here. */
const BANNED: readonly { readonly pattern: RegExp; readonly use: string }[] = [
  { pattern: /\bmails?\b/i, use: 'email' },
  { pattern: /\be-mails?\b/i, use: 'email' },
  { pattern: /\b(some|every|any)body\b/i, use: 'someone, everyone, anyone' },
  { pattern: /\bnobody\b/i, use: 'no one, or "No results"' },
  { pattern: /\bcannot be shown\b/i, use: "Couldn't load the ..." },
  { pattern: /\banother one\b/i, use: 'a different ..., a new ...' },
  { pattern: /\b(that|those) of (the|this|a)\b/i, use: "the ...'s" },
  { pattern: /\} (is|are) (saved|created|deleted|copied|added)\b/, use: '{name} saved' },
  // A signature may be on paper; the text of a document is not.
  { pattern: /(?<!\bsign(?:ed|ing)? (?:it )?)\bon paper\b/i, use: 'in the document' },
  { pattern: /\bpapers\b/i, use: 'documents' },
  { pattern: /\bdrawn up\b/i, use: 'created' },
  { pattern: /\bstands\b/i, use: 'appears, is' },
  { pattern: /\bgoes\b/i, use: 'is removed, is sent, is added' },
  { pattern: /\banew\b/i, use: 'again' },
  { pattern: /\bsuch as \S+$/i, use: 'e.g.' },
  { pattern: /\bfree fields?\b/i, use: 'custom field' },
];

/** How a text on screen reads translated, with the words to use; none if it reads well. `{names}` are no words. */
export function wordingProblems(text: string): string[] {
  const words = text.replace(/\{\w+\}/g, '{}');
  return BANNED.flatMap(({ pattern, use }) => {
    const [found] = pattern.exec(words) ?? [];
    return found === undefined ? [] : [`"${found}" in "${text}": use ${use}`];
  });
}
