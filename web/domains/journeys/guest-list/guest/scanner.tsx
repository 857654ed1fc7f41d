import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { guestOfCode } from '#shared/domains/journeys/guest-list/door.ts';
import { headsOf } from '#shared/domains/journeys/guest-list/rules.ts';
import type { DoorGuest } from '#shared/domains/journeys/guest-list-link/view.ts';
import { formatTime } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { codeReader } from './read-code.ts';

/** Pause between two looks at the camera, in milliseconds. */
const LOOK_MS = 200;
/** The same code counts again after this time: a person holds it before the camera for a while. */
const AGAIN_MS = 3_000;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Scanned {
  readonly tone: 'green' | 'amber' | 'red';
  readonly text: string;
}
type ScannerProps = Readonly<{ guests: readonly DoorGuest[]; onGuest: (guest: DoorGuest) => void }>;

/** Says what a code is, and checks its guest in. */
function useScanned({ guests, onGuest }: ScannerProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState<Scanned>();
  const last = useRef({ text: '', at: 0 });
  const take = (text: string) => {
    const now = Date.now();
    const isHeld = last.current.text === text && now - last.current.at < AGAIN_MS;
    last.current = { text, at: now };
    if (isHeld) return;
    const guest = guestOfCode(text, guests);
    if (guest === 'wrong') return setSaid({ tone: 'red', text: t`This is not the code of a guest.` });
    if (guest === 'foreign')
      return setSaid({ tone: 'red', text: t`This code is of another list, or its guest is not admitted.` });
    const [name, heads] = [guest.name, headsOf(guest)];
    if (guest.status === 'collected') {
      const time = guest.collectedAt ? formatTime(guest.collectedAt, zone()) : '';
      return setSaid({ tone: 'amber', text: t`${name} was already checked in at ${time}.` });
    }
    onGuest(guest);
    return setSaid({
      tone: 'green',
      text: heads > 1 ? t`${name}: ${heads} people, checked in.` : t`${name}: checked in.`,
    });
  };
  return { said, take };
}

/** Reads the camera until the scanner closes. Returns whether the camera was refused. */
function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stream: MediaStream | undefined;
    let isClosed = false;
    const begin = async () => {
      const [opened, read] = await Promise.all([
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
        codeReader(),
      ]);
      stream = opened;
      const box = video.current;
      if (isClosed || !box) return stop();
      box.srcObject = stream;
      await box.play();
      const look = async () => {
        const text = box.videoWidth > 0 ? await read(box).catch(() => undefined) : undefined;
        if (text) latest.current(text);
        if (!isClosed) timer = setTimeout(() => void look(), LOOK_MS);
      };
      await look();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => setRefused(!isClosed));
    return () => {
      isClosed = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { video, isRefused };
}

/** Scans the codes of guests one after the other. */
export function Scanner(props: ScannerProps) {
  const { t } = useLingui();
  const { said, take } = useScanned(props);
  const { video, isRefused } = useCamera(take);
  if (isRefused)
    return (
      <Notice tone="amber" fact={t`The camera is not available.`}>
        {t`Allow this page to use it, or search for the name.`}
      </Notice>
    );
  return (
    <div className="gg-scan">
      <video ref={video} className="gg-video" muted playsInline aria-label={t`Camera picture`} />
      <div aria-live="assertive" className="gg-said">
        {said ? (
          <Notice tone={said.tone === 'red' ? 'amber' : said.tone} fact={said.text} />
        ) : (
          <p className="meta">{t`Hold the code of a guest before the camera.`}</p>
        )}
      </div>
    </div>
  );
}
