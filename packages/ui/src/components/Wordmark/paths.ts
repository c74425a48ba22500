import { pixelPath } from '../Icon/pixels.ts';

const T = ['##########', '##########', '##########', '##########', ...Array.from({ length: 8 }, () => '...####...')];
const A = `
...#####...
..#######..
..#######..
.####.####.
.###...###.
.###...###.
####...####
####...####
####...####
####...####
####...####
####...####`;
const N = `
####...####
#####..####
#####..####
######.####
######.####
###########
###########
####.######
####.######
####..#####
####..#####
####...####`;
const D = `
########...
#########..
##########.
##########.
####...####
####...####
####...####
####...####
##########.
##########.
#########..
########...`;
const flame = ['..#..', '..##.', '.###.', '#####', '#####', '.###.'];
const core = ['.....', '.....', '.....', '..#..', '.###.', '.###.'];

const rows = (drawing: string) => drawing.trim().split('\n');
const two = (drawing: readonly string[]) => pixelPath(drawing, '#', 10.5) + pixelPath(drawing, '#', 17.5);
const cut = rows(A).map((row, y) => (y === 7 || y === 8 ? '' : row));
const around = pixelPath(T, '#', 0, 7) + pixelPath(rows(N), '#', 24.5, 7) + pixelPath(rows(D), '#', 37, 7);

export const letters = around + pixelPath(cut, '#', 11, 7);
export const flames = two(flame);
export const cores = two(core);
export const stick = 'M11 14.3h9.6v1.4h-9.6z';
export const head = 'M20.2 13.6h3v2.8h-3z';
export const mono = `${around}${pixelPath(rows(A), '#', 11, 7)}M15 14h3v2h-3z${flames}`;
