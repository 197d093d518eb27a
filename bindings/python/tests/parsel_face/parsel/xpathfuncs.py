"""parsel.xpathfuncs: the functions of the class, which subclasses have otherwise."""

from lockstep_html.parsel import Selector, _expression


def set_xpathfunc(name, function):
    functions = dict(Selector.functions)
    functions.pop(name, None)
    if function is not None:
        functions[name] = (function, bool)
    Selector.functions = functions
    _expression.cache_clear()
