// Starts a TypeScript entry with the right versions of Node and of the packages, on a machine that has any Node from
// 18 up. It is plain JavaScript because it runs before anything is installed. Stdout belongs to the command; messages
// from here go to stderr.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const NODE_NEEDED = [24, 11];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const toolsDir = join(root, '.tools');
const nodeDir = join(toolsDir, 'node');
const nodeHome = join(nodeDir, 'node_modules', 'node');
const lockDir = join(toolsDir, 'installing');
const logFile = join(toolsDir, 'install.log');
export const stampFile = join(root, 'node_modules', '.installed');

/**
 * Runs `entry` (a path in the repository) and ends this process in the same way as it ended.
 * @param {string} entry
 * @param {readonly string[]} args
 */
export async function launch(entry, args) {
  try {
    await withInstallLock(
      () => nodeIsReady() && packagesAreReady(),
      async () => {
        if (!nodeIsReady()) await installNode();
        if (!packagesAreReady()) await installPackages();
      },
    );
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  handOver(join(root, entry), args);
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`four-crowns: ${line}\n`);
}

function ownNodeFits() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = NODE_NEEDED;
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

function nodeBinary() {
  if (ownNodeFits()) return process.execPath;
  return join(nodeHome, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function nodeIsReady() {
  if (ownNodeFits()) return true;
  const manifest = readIfThere(join(nodeHome, 'package.json'));
  return fs.existsSync(nodeBinary()) && manifest !== '' && JSON.parse(manifest).version === NODE_VERSION;
}

export function packagesAreReady() {
  return readIfThere(stampFile) === packagesStamp();
}

/** Identifies the files from which `node_modules` must have been installed. */
export function packagesStamp() {
  const lock = fs.readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** @param {string} path */
function readIfThere(path) {
  return fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : '';
}

async function installNode() {
  say(`installing Node ${NODE_VERSION} into .tools (once; this machine has ${process.versions.node})`);
  // Installed under another name and then renamed, so that an interrupted download is never mistaken for a Node.
  const fresh = join(toolsDir, 'node.new');
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh);
  const manifest = { private: true, dependencies: { node: NODE_VERSION }, allowScripts: { node: true } };
  fs.writeFileSync(join(fresh, 'package.json'), JSON.stringify(manifest));
  await npm(['install', '--ignore-scripts=false'], fresh, process.execPath, `Node ${NODE_VERSION}`);
  fs.rmSync(nodeDir, { recursive: true, force: true });
  fs.renameSync(fresh, nodeDir);
  if (!nodeIsReady()) {
    throw new Error(
      `npm's package "node" has no Node ${NODE_VERSION} for ${process.platform}-${process.arch}; ` +
        'please install Node 24 yourself.',
    );
  }
}

async function installPackages() {
  say('installing the packages of package-lock.json (npm ci)');
  fs.rmSync(stampFile, { force: true });
  await npm(['ci', '--engine-strict', '--include=dev'], root, nodeBinary(), 'the packages');
  fs.writeFileSync(stampFile, packagesStamp());
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {string} node the Node that npm itself runs on
 * @param {string} what
 */
async function npm(args, cwd, node, what) {
  const [file, ...first] = npmCommand(node);
  const log = fs.openSync(logFile, 'w');
  const child = spawn(file, [...first, ...args, '--no-audit', '--no-fund', '--no-update-notifier'], {
    cwd,
    env: cleanEnv(node),
    stdio: ['ignore', log, log],
    shell: file.endsWith('.cmd'),
  });
  const ended = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });
  fs.closeSync(log);
  if (ended === 0) return;
  // npm's summary lines look like "npm error code E404"; the first line that is a sentence is the most useful.
  const said = fs
    .readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => /^npm (error|ERR!) /.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) /, '').trim());
  const why = said.find((line) => line.includes(' ') && !/^(code|errno|syscall|path) /.test(line)) ?? said[0];
  throw new Error(
    `could not install ${what}: ${why ?? `npm ended with ${ended}`} (all of it: .tools/install.log)`,
  );
}

/**
 * The npm that called us if one did, otherwise the one on the path.
 * @param {string} node
 * @returns {[string, ...string[]]}
 */
function npmCommand(node) {
  const caller = process.env['npm_execpath'];
  const cli = caller === undefined ? '' : join(dirname(caller), 'npm-cli.js');
  if (fs.existsSync(cli)) return [node, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/**
 * This process's environment, with `node` first on the path and without the variables of an outer npm: its options
 * (`--workspace`, `--global`, `--dry-run`…) must not affect an inner npm. Settings of the network and the cache are
 * kept.
 * @param {string} node
 */
function cleanEnv(node) {
  const network =
    /^npm_config_(registry|cache|cafile|ca|cert|key|proxy|https_proxy|noproxy|strict_ssl|offline|prefer_offline|userconfig|globalconfig|fetch_\w+|[_@/].*)$/i;
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^npm_/i.test(name) && !network.test(name)) delete env[name];
  }
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[path] = [dirname(node), env[path]].join(delimiter);
  // A machine may direct native builds to the headers of its own, older Node.
  const headers = join(nodeHome, 'node_modules', `node-${process.platform}-${process.arch}`);
  if (!ownNodeFits() && fs.existsSync(headers)) env['npm_config_nodedir'] = headers;
  return env;
}

/**
 * Does `work` unless `isDone`, never in two processes at once. The holder touches the lock every second; a lock that
 * is no longer touched was left by a killed process.
 * @param {() => boolean} isDone
 * @param {() => Promise<void>} work
 */
async function withInstallLock(isDone, work) {
  if (isDone()) return;
  fs.mkdirSync(toolsDir, { recursive: true });
  let waited = false;
  while (!takeLock()) {
    if (!waited) say('waiting for another start that is installing');
    waited = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (isDone()) return;
  }
  const unlock = () => fs.rmSync(lockDir, { recursive: true, force: true });
  const interrupted = () => process.exit(130);
  const beat = setInterval(() => fs.utimes(lockDir, new Date(), new Date(), () => {}), 1000);
  process.once('exit', unlock);
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    if (!isDone()) await work();
  } finally {
    clearInterval(beat);
    unlock();
    process.off('exit', unlock).off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

function takeLock() {
  try {
    fs.mkdirSync(lockDir);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  const touched = fs.statSync(lockDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - touched > 20_000) {
    // Renamed first, so that of several waiting processes one succeeds and removes it, and the others keep waiting.
    const stale = `${lockDir}.${process.pid}`;
    try {
      fs.renameSync(lockDir, stale);
      fs.rmSync(stale, { recursive: true, force: true });
    } catch {
      // Another one was faster.
    }
  }
  return false;
}

/**
 * @param {string} entry
 * @param {readonly string[]} args
 */
function handOver(entry, args) {
  const node = nodeBinary();
  // Compiled code is cached, which halves the time of the second start and of every further process of a test.
  const env = { NODE_COMPILE_CACHE: join(toolsDir, 'compiled'), ...cleanEnv(node) };
  const child = spawn(node, [entry, ...args], { stdio: 'inherit', env });
  const atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  /** @type {NodeJS.Signals[]} */
  const passed = ['SIGTERM', 'SIGHUP', 'SIGINT'];
  for (const signal of passed) {
    process.on(signal, () => {
      // Ctrl-C at a terminal has already reached the child; a second signal would mean "stop at once".
      if (signal !== 'SIGINT' || !atTerminal) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    say(`could not start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100);
  });
}

const [, script, entry, ...args] = process.argv;
if (script !== undefined && fs.realpathSync(script) === fileURLToPath(import.meta.url)) {
  if (entry === undefined) {
    say('usage: node tools/launch.js <entry.ts> [arguments]');
    process.exit(2);
  }
  await launch(entry, args);
}
