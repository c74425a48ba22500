/** Background of colour `ground`. At night the picture in `--sky`, scaled to `height`, covers its upper part. */
export const skyGround = (ground: string, height: string) => /* css */ `
  background: var(--ui-plain, var(--ui-day, none) var(--ui-night, var(--sky, none)) 50% 0 / auto ${height} repeat-x) ${ground};
`;

/** Style with the address of the sky's picture. */
export const skyStyle = (src: string | undefined) => (src ? { '--sky': `url(${src})` } : undefined);
