import Chip from '@mui/material/Chip';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { Option, OptionGroup } from '../../engine/resultList';
import { Group, GroupTitle, Listbox } from './styled';
import ResultOption from './ResultOption';
import { LISTBOX_ID } from './useComboboxKeys';

interface ResultListProps {
  groups: readonly OptionGroup[];
  /** The options of all groups, in order. */
  options: readonly Option[];
  /** The id of the selected option. */
  active: string | undefined;
  onHover: (at: number) => void;
  onOpen: (option: Option, inNewTab: boolean) => void;
}

/** The listbox: a group for each product, an option for each page and section. */
export default function ResultList({
  groups,
  options,
  active,
  onHover,
  onOpen,
}: ResultListProps): ReactNode {
  // A list that scrolls under a resting pointer must not change the selection.
  const lastPointer = useRef('');
  const hover = (event: MouseEvent, option: Option): void => {
    const pointer = `${event.screenX} ${event.screenY}`;
    if (pointer !== lastPointer.current) {
      lastPointer.current = pointer;
      onHover(options.indexOf(option));
    }
  };
  return (
    <Listbox aria-label="Results" id={LISTBOX_ID} role="listbox">
      {groups.map(({ product, label, versionLabel, options: own }) => (
        <Group
          aria-labelledby={`siteSearchGroup-${product}`}
          component="div"
          key={product}
          role="group"
        >
          <GroupTitle id={`siteSearchGroup-${product}`} role="presentation">
            <span>{label}</span>
            <Chip className="version" label={versionLabel} size="small" variant="outlined" />
          </GroupTitle>
          {own.map((option) => (
            <ResultOption
              isActive={option.id === active}
              key={option.id}
              onHover={(event) => hover(event, option)}
              onOpen={onOpen}
              option={option}
            />
          ))}
        </Group>
      ))}
    </Listbox>
  );
}
