/** The few mails the server sends: a code to confirm an address, and a code to recover an account. */
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { Purpose } from './recovery.ts';

export interface Mail {
  readonly isOn: boolean;
  /** False if it could not be handed over; why is in the log. */
  send(
    to: string,
    purpose: Purpose,
    code: string,
    username: string,
    language: string | undefined,
  ): Promise<boolean>;
}

const PATIENCE_MS = 20_000;

export function openMail(settings: Settings, logger: Logger): Mail {
  const { smtpUrl, mailFrom, publicUrl } = settings;
  if (smtpUrl === '') return { isOn: false, send: () => Promise.resolve(false) };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    isOn: true,
    send: async (to, purpose, code, username, language) => {
      const text = (/^ru\b/i.test(language ?? '') ? RUSSIAN : ENGLISH)[purpose];
      try {
        await transport.sendMail({
          from: mailFrom,
          to: { name: '', address: to },
          subject: text.subject,
          text: text.body(code, username, publicUrl),
        });
        return true;
      } catch (error) {
        logger.error({ err: error }, 'a mail could not be sent');
        return false;
      }
    },
  };
}

interface Letter {
  readonly subject: string;
  readonly body: (code: string, username: string, url: string) => string;
}

const at = (url: string): string => (url === '' ? '' : `\n${url}\n`);

const ENGLISH: Readonly<Record<Purpose, Letter>> = {
  confirm: {
    subject: 'Four Crowns: confirm your address',
    body: (code, username, url) =>
      `The account "${username}" wants to use this address. The code to confirm it is\n\n${code}\n\n` +
      `It is valid for an hour. If you did not ask for it, ignore this mail.\n${at(url)}`,
  },
  recover: {
    subject: 'Four Crowns: recover your account',
    body: (code, username, url) =>
      `Somebody, probably you, has lost the password of "${username}". The code to set a new one is\n\n${code}\n\n` +
      `It is valid for an hour. If you did not ask for it, ignore this mail: without the code nothing changes.\n${at(url)}`,
  },
};

const RUSSIAN: Readonly<Record<Purpose, Letter>> = {
  confirm: {
    subject: 'Four Crowns: подтвердите адрес',
    body: (code, username, url) =>
      `Учётная запись «${username}» хочет использовать этот адрес. Код подтверждения:\n\n${code}\n\n` +
      `Он действует один час. Если вы его не запрашивали, ничего делать не нужно.\n${at(url)}`,
  },
  recover: {
    subject: 'Four Crowns: восстановление доступа',
    body: (code, username, url) =>
      `Кто-то (вероятно, вы) забыл пароль от «${username}». Код для нового пароля:\n\n${code}\n\n` +
      `Он действует один час. Если вы его не запрашивали, ничего делать не нужно: без кода ничего не изменится.\n${at(url)}`,
  },
};
