/** Background of colour `ground`. At night the upper part of the picture in `--sky`, which is `height` high, covers it behind the text. */
export const skyGround = (ground: string, height: string) => /* css */ `
  background: var(--ui-plain, var(--ui-day, none) var(--ui-night, var(--sky, none)) 50% 0 / auto ${height} repeat-x) ${ground};
`;

/** Style with the address of the picture. */
export const skyStyle = (src: string | undefined) => (src ? { '--sky': `url(${src})` } : undefined);
