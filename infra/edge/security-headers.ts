export type Headers = Readonly<Record<string, string>>;
export interface HeaderSets {
  readonly page: Headers;
  readonly secret: Headers;
}

export interface Origins {
  /** The origin of presigned addresses. */
  readonly files: string;
  /** Cognito's endpoint, and the user pool's own domain if it has one. */
  readonly identity: string;
  /** The origin of map tiles, if this installation has one; `{s}` is the placeholder for its servers. */
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

/**
 * The policy of secret pages, exactly as in outsiders section 2: pages fetch only the listed sources and contact no
 * other host.
 */
const secretDirectives = ({ files, identity }: Origins) => ({
  'default-src': "'none'",
  'base-uri': "'none'",
  // A signed-in user sees a preview, and their token may need renewal.
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
      // The door of a guest list scans codes.
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    },
  };
}
