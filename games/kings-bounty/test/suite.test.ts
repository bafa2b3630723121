import { anyAction } from './any-action.ts';
import { suite } from '@four-crowns/testkit/suite';
import { join } from 'node:path';
import { kingsBounty } from '../src/index.ts';
import { complaint, things } from './complaint.ts';
import { position } from './position.ts';

const crowded = position({
  table: [
    'elves_tower+humans_archer obelisk_1',
    'orcs_citadel obelisk_2 obelisk_2',
    'undead_tower+humans_mage',
  ],
  hands: ['elves_archer elves_hero orcs_archer humans_monster obelisk_3 obelisk_3'],
});
const bottom = position({ pool: 0, queue: '1:elves_mage 2:orcs_mage 0:obelisk_1', table: ['', 'obelisk_2'] });

suite(kingsBounty, {
  rules: join(import.meta.dirname, '..', 'rules'),
  goldens: join(import.meta.dirname, 'golden'),
  anyAction,
  complaint,
  things,
  matches: { conformance: 74, secrecy: 80, refusals: 52 },
  fuzzRuns: 200,
  tallies: [
    { name: 'a crowded table', state: () => crowded, counts: [16, 356, 4713] },
    { name: 'the bottom of the deck', state: () => bottom, counts: [28, 238, 752, 2562, 29_411] },
    {
      name: 'set-up of two players',
      state: () => kingsBounty.rules.start(kingsBounty.parseOptions({}, 2), 2),
      counts: [4, 12, 204, 3264],
    },
    {
      name: 'set-up of five experts',
      state: () => kingsBounty.rules.start(kingsBounty.parseOptions({ expert: true }, 5), 5),
      counts: [21, 420, 7980],
    },
  ],
});
