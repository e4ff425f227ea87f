def scene(v, box, terms, offered):
    return None
