import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { env } from '#functions/platform/runtime/env.ts';
import { isPublicAddress } from './public-address.ts';

/*
 * Asks what a user's address leads to. The server must never become a way into its own network: encrypted only, no
 * private address, and the address that was checked is the one connected to, so that a name cannot change in between.
 */
type SafeFetchReason = 'refused' | 'unreachable' | 'status' | 'tooLarge';
export class SafeFetchError extends Error {
  override readonly name = 'OutsideFailure';
  constructor(
    readonly reason: SafeFetchReason,
    readonly status?: number,
  ) {
    super(status ? `${reason} ${status}` : reason);
  }
}

const LOOPBACK = /^(127\.0\.0\.1|localhost)$/;

const isTrusted = (url: URL) => url.origin === env.outsideOrigin() && LOOPBACK.test(url.hostname);

/** Web servers stand at the usual port or above those that mail, file and name servers listen at. */
const isWebPort = ({ port }: URL) => port === '' || Number(port) >= 1024;

/** Names of machines within a network; they may end with the dot of the root. */
const INNER_NAME = /(^|\.)(local|internal|localhost|localdomain|lan|home|corp|arpa)$/i;

/** Whether an address may be asked at all; what its name leads to is checked when it is connected to. */
export function isPublicUrl(url: URL): boolean {
  if (isTrusted(url)) return true;
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  if (url.protocol !== 'https:' || !isWebPort(url) || url.username || url.password) return false;
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !INNER_NAME.test(host);
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('no address'), '');
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new SafeFetchError('refused'), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Sends one request to a public address. Redirects are the caller's. */
export function askOutside(url: URL, options: RequestOptions, body?: Uint8Array): Promise<IncomingMessage> {
  if (!isPublicUrl(url)) return Promise.reject(new SafeFetchError('refused'));
  return new Promise((answered, failed) => {
    const request = isTrusted(url)
      ? plainRequest(url, options, answered)
      : secureRequest(url, { ...options, lookup: publicLookup }, answered);
    request.on('error', failed);
    request.end(body);
  });
}
