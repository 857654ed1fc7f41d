export type Headers = Readonly<Record<string, string>>;
export interface HeaderSets {
  readonly page: Headers;
  readonly secret: Headers;
}

export interface Origins {
  /** Where presigned addresses point. */
  readonly files: string;
  /** Cognito's endpoint. */
  readonly identity: string;
  /** Of map tiles, where this installation has a source of them; `{s}` stands for its servers. */
  readonly tiles?: string | undefined;
}

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` -> `https://*.tiles.example` */
const originOf = (tiles: string): string => /^https?:\/\/[^/]+/.exec(tiles.replace('{s}', '*'))?.[0] ?? '';

const directives = ({ files, identity, tiles = '' }: Origins) => ({
  'default-src': "'self'",
  'base-uri': "'self'",
  'connect-src': `'self' ${files} ${identity}`,
  'font-src': "'self' data:",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': "'self' blob:",
  'img-src': `'self' data: blob: ${files} ${originOf(tiles)}`.trim(),
  'object-src': "'none'",
  // Emotion, under Chakra, writes style elements.
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
});

/** Of secret pages, to the letter of outsiders section 2: what is not named is not fetched, and nobody else is asked. */
const secretDirectives = ({ files, identity }: Origins) => ({
  'default-src': "'none'",
  'base-uri': "'none'",
  // Who is signed in here reads a preview: their token may have to be renewed.
  'connect-src': `'self' ${files} ${identity}`,
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' blob:",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
});

/** Headers of every page, and of the pages that a secret address opens: no trace of it may leave the browser. */
export function headerSets(origins: Origins): HeaderSets {
  const page = {
    'content-security-policy': policy(directives(origins)),
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  };
  return {
    page,
    secret: {
      ...page,
      'content-security-policy': policy(secretDirectives(origins)),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    },
  };
}
