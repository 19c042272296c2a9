import { Component, type ReactNode } from 'react';

interface Props {
  /** Another one is another chance for what broke. */
  visit?: unknown;
  /** What stands in the place of what broke. */
  instead: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  visit: unknown;
  broken: { error: unknown } | undefined;
}

/** Draws its children until they break, which leaves everything around them as it is. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { visit: undefined, broken: undefined };

  static getDerivedStateFromError(error: unknown): Pick<State, 'broken'> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { visit, broken: undefined };
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.instead(broken.error) : this.props.children;
  }
}
