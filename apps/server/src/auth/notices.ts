/** Mails the owner when a way into the account has changed, in case it was somebody else. */
import type { Logger } from 'pino';
import { tooMany } from '../limits/limits.ts';
import type { Limits } from '../limits/limits.ts';
import type { Db } from '../store/schema.ts';
import { emailOf } from './emails.ts';
import type { Letters, Mail } from './mail.ts';
import type { Person } from './people.ts';

export type Notice = 'password' | 'passkey-added' | 'passkey-removed' | 'codes' | 'token' | 'address';

interface NoticeContext {
  readonly db: Db;
  readonly mail: Mail;
  readonly limits: Limits;
  readonly logger: Logger;
}

/** Without a confirmed address nothing is sent. Nobody waits for the mail. */
export async function prepareNotice(
  { db, mail, limits, logger }: NoticeContext,
  person: Person,
  language: string | undefined,
): Promise<(notice: Notice) => void> {
  const email = mail.isOn ? await emailOf(db, person.id) : undefined;
  if (email?.confirmed !== true) return () => undefined;
  const { address } = email;
  const user = await db
    .selectFrom('user')
    .select(['username', 'displayUsername'])
    .where('id', '=', person.user_id ?? '')
    .executeTakeFirst();
  const username = user?.displayUsername ?? user?.username ?? person.name;
  const tell = async (notice: Notice): Promise<void> => {
    // Counted separately from mails that strangers can cause; otherwise they could use up the limit.
    const wait = await limits.mailsToOne.spend({ person: `notice ${address}`, address });
    if (wait === undefined) await mail.send(address, letterOf(notice), username, language);
    else logger.warn({ person: person.id, notice }, tooMany('notices', wait));
  };
  return (notice) => {
    tell(notice).catch((error: unknown) => logger.error({ err: error }, 'a notice could not be mailed'));
  };
}

function letterOf(notice: Notice): Letters {
  const { english, russian } = CHANGES[notice];
  return {
    english: {
      subject: 'Four Crowns: your account has changed',
      body: (username, url) =>
        `Of the account "${username}" ${english}. If it was you, there is nothing to do.\n\n` +
        'If it was not, set a new password at once: that ends every other session and every token. Then look at ' +
        `passkeys, recovery codes and the address in the account's settings.\n${url}`,
    },
    russian: {
      subject: 'Four Crowns: изменение в вашей учётной записи',
      body: (username, url) =>
        `В учётной записи «${username}» ${russian}. Если это сделали вы, ничего делать не нужно.\n\n` +
        'Если нет, сразу смените пароль: это завершит все остальные сеансы и отзовёт все токены. Затем проверьте ' +
        `ключи доступа, коды восстановления и адрес в настройках учётной записи.\n${url}`,
    },
  };
}

const CHANGES: Readonly<Record<Notice, { readonly english: string; readonly russian: string }>> = {
  password: { english: 'the password was changed', russian: 'изменён пароль' },
  'passkey-added': { english: 'a passkey was added', russian: 'добавлен ключ доступа' },
  'passkey-removed': { english: 'a passkey was removed', russian: 'удалён ключ доступа' },
  codes: { english: 'new recovery codes were made', russian: 'созданы новые коды восстановления' },
  token: { english: 'a token for a program was made', russian: 'создан токен для программы' },
  address: { english: 'the mail address was changed or removed', russian: 'изменён или удалён адрес почты' },
};
