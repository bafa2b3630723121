// One line per game. Nothing else outside a game's folder names it.
export { manifest as kingdomBuilder } from '../../../games/kingdom-builder/manifest.ts';
export { manifest as kingsBounty } from '../../../games/kings-bounty/manifest.ts';
export { manifest as kingsburg } from '../../../games/kingsburg/manifest.ts';
export { manifest as theKingIsDead } from '../../../games/the-king-is-dead/manifest.ts';
