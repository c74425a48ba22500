export const skyGround = (ground: string, height: string) => /* css */ `
  background: var(--ui-plain, var(--ui-day, none) var(--ui-night, var(--sky, none)) 50% 0 / auto ${height} repeat-x) ${ground};
`;

export const skyStyle = (src: string | undefined) => (src ? { '--sky': `url(${src})` } : undefined);
