import { requireProps } from '../../styles/misuse.ts';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { Band } from '../../tokens/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { closeGlyph, Icon, menuGlyph } from '../Icon/index.ts';
import { NavbarItems } from '../Navbar/NavbarItems.tsx';
import { useCurrent, type LinkItem } from '../Navbar/useCurrent.ts';
import { attachMenu } from './attachMenu.ts';
import { MenuBlockFrame, MenuBlocks, MenuButton, MenuExtra, MenuFrame, MenuPanel, MenuTitle, part } from './Menu.styles.ts';
import type { Variables } from '../../styles/variables.ts';

/** Default backgrounds of the blocks, in order. */
export const menuBands = ['yellow', 'pink', 'red', 'teal', 'night'] as const satisfies readonly Band[];

export type MenuVariables = Variables<'menu', 'background' | 'color' | 'border' | 'gap' | 'font'>;

export interface MenuBlock {
  title: string;
  links: readonly LinkItem[];
  /** Background of the block. Default: by position from `menuBands`, which repeat. */
  band?: Band | undefined;
  content?: ReactNode;
}

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Blocks of links and other content, each with a title. */
  blocks: readonly MenuBlock[];
  /** Path of the current page. */
  currentPath?: string | undefined;
  /** Names of the button while the menu is closed (`open`) and open (`close`), and of the navigation. */
  labels: { open: string; close: string; navigation: string };
}

/** The site's menu behind one button: a popover, which opens without script. */
export function Menu({ blocks, currentPath, labels, ref, ...rest }: MenuProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Menu', { blocks, labels });
  const id = useId();
  const current = useCurrent(currentPath);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => attachMenu(root.current!), []);
  return (
    <MenuFrame data-component="Menu" {...rest} ref={useMemo(() => mergeRefs(root, ref), [ref])}>
      <MenuButton type="button" popoverTarget={id} aria-controls={id}>
        <Icon glyph={menuGlyph} {...part.open} />
        <Icon glyph={closeGlyph} {...part.close} />
        <VisuallyHidden data-open={labels.open} data-close={labels.close}>
          {labels.open}
        </VisuallyHidden>
      </MenuButton>
      <MenuPanel id={id} popover="auto">
        <MenuBlocks aria-label={labels.navigation}>
          {blocks.map(({ title, links, band, content }, index) => (
            <MenuBlockFrame key={title} data-band={band ?? menuBands[index % menuBands.length]}>
              <MenuTitle id={`${id}-${index}`}>{title}</MenuTitle>
              {links.length > 0 && (
                <ul role="list" aria-labelledby={`${id}-${index}`}>
                  <NavbarItems links={links} current={current} />
                </ul>
              )}
              {content && <MenuExtra>{content}</MenuExtra>}
            </MenuBlockFrame>
          ))}
        </MenuBlocks>
      </MenuPanel>
    </MenuFrame>
  );
}
