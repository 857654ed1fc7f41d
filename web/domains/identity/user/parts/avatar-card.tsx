import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { useAvatar } from '#web/domains/identity/user/widgets/use-avatar.ts';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { putFile } from '#web/ui/controls/put-file.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import './user.css';

const { avatarUpload, setAvatar, avatars } = accountContract.routes;
const NEVER = new AbortController().signal;

/** Sends a face, or takes it away; every page shows it at once. */
function useKeeping(id: string) {
  const queries = useQueryClient();
  const set = async (key: string) => {
    await call(setAvatar, { body: { id, key } });
    await queries.invalidateQueries({ queryKey: [avatars.id] });
  };
  const send = async (avatar: Blob) => {
    const request = { purpose: 'avatar' as const, name: 'face.jpg', type: avatar.type, size: avatar.size };
    const target = await call(avatarUpload, { body: request });
    await putFile(avatar, target, () => undefined, NEVER);
    await set(target.key);
  };
  return { set, send };
}

function useAvatarActs(name: string, set: (key: string) => Promise<void>) {
  const { t } = useLingui();
  const [image, setImage] = useState<ImageBitmap>();
  const open = async (file: File | undefined) => {
    if (file) await createImageBitmap(file).then(setImage, () => toast(t`This file is not a readable picture`));
  };
  const told = async (work: Promise<void>, words: ReactNode) => {
    try {
      await work;
      setImage(undefined);
      toast(words);
    } catch (error) {
      toast(isExpected(error) ? error.message : t`Couldn't upload the picture. Try again.`);
    }
  };
  const onRemove = async () => {
    const sure = await dialogs.confirm({
      title: t`Remove ${name}'s picture?`,
      text: t`Their initials will be shown instead.`,
      action: t`Remove picture`,
      danger: true,
    });
    if (sure) await told(set(''), <Trans>{name}'s picture removed</Trans>);
  };
  return { image, setImage, open, told, onRemove };
}

interface PictureInputProps {
  readonly name: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open: (file: File | undefined) => Promise<void>;
}
function PictureInput({ name, input, open }: PictureInputProps) {
  const { t } = useLingui();
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={t`${name}'s picture`}
      accept="image/png,image/jpeg"
      onChange={({ target }) => {
        void open(target.files?.[0]);
        target.value = '';
      }}
    />
  );
}

/** A user's picture: chosen, cut to a square, or taken away. */
export function AvatarCard({ user: { id, name } }: { readonly user: { readonly id: string; readonly name: string } }) {
  const { t } = useLingui();
  const { set, send } = useKeeping(id);
  const has = useAvatar(id) !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const { image, setImage, open, told, onRemove } = useAvatarActs(name, set);
  return (
    <Card title={t`Picture`}>
      <div className="card-b row wrap">
        <Avatar name={name} userId={id} round size={64} />
        <PictureInput name={name} input={input} open={open} />
        <Button onClick={() => input.current?.click()}>
          {has ? t`Choose a different picture` : t`Choose a picture`}
        </Button>
        {!has && <span className="meta">{t`PNG or JPEG. You can crop it.`}</span>}
        {has && (
          <Button kind="danger" onClick={() => void onRemove()}>
            {t`Remove the picture`}
          </Button>
        )}
      </div>
      {image && (
        <AvatarDialog
          image={image}
          onClose={() => setImage(undefined)}
          onDone={(avatar) => told(send(avatar), <Trans>{name}'s picture saved</Trans>)}
        />
      )}
    </Card>
  );
}
