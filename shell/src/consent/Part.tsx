import { createElement, useEffect, useState, type ComponentType } from 'react';

interface PartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  wanted: boolean;
  onFailure?: () => void;
  props: Props;
}

/**
 * A component that is loaded when it is wanted for the first time. Not `lazy`: React keeps a failure for
 * ever, and this component is loaded again when it is wanted again.
 */
export function Part<Props extends object>({ load, wanted, onFailure, props }: PartProps<Props>) {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted || part) return;
    void load().then((module) => setPart(() => module.default), onFailure);
  }, [load, wanted, part, onFailure]);
  return wanted && part ? createElement(part, props) : null;
}
